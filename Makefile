# `make` alone lists what there is.

SCENE ?= button-circle
OUT ?= out

.PHONY: help demo build test soak lint api-check debug-test sanitize outside clean

help:
	@echo 'make demo        sets up, builds and films $(SCENE) into $(OUT)/'
	@echo 'make build       release build'
	@echo 'make test        all tests, release'
	@echo 'make debug-test  a small set of tests, debug'
	@echo 'make soak        all tests and the sanitizer, the random ones at full length'
	@echo 'make sanitize    every scene file and random trees, with the address sanitizer watching'
	@echo 'make outside     tests a package that depends on this one'
	@echo 'make lint        checks the form of the sources'
	@echo 'make api-check   checks that the public names are those of Apple'
	@echo 'make clean       removes what was built and filmed'

demo:
	@script/demo '$(SCENE)' '$(OUT)'

build:
	@script/build-strictly

test:
	@script/setup
	@script/test release

soak:
	@script/setup
	@GLISSADE_SOAK=70 script/test release
	@GLISSADE_SOAK=70 script/sanitize

lint:
	@script/lint

api-check:
	@script/api-check release || [ $$? -eq 77 ]  # skipped

debug-test:
	@script/test debug --filter "$$(cat .ci/debug-tests)"

sanitize:
	@script/sanitize

outside:
	@script/outside-package

clean:
	@swift package clean
	@rm -rf .build/outside .build/sanitized '$(OUT)'
