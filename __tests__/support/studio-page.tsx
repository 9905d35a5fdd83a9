/** A page for tests of the studio's server. */
document.title = "A page"
