/** What an imported style sheet is in tests: nothing. */
module.exports = {}
