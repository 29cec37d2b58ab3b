// There is nothing to call: this target takes effect when the tool is loaded.
