/** An imported style sheet in tests: an empty module. */
module.exports = {}
