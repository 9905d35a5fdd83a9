// Gatsby needs a main file to find the plugin.
