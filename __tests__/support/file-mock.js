/** The URL of an imported image or font in tests, as webpack returns it. */
module.exports = "/static/test-file"
