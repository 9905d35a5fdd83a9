/** What an imported picture or font is in tests: its address, as webpack would give it. */
module.exports = "/static/test-file"
