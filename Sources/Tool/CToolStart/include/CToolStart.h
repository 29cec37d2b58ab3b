// Nothing is called here: what this target does, it does when the tool is loaded.
