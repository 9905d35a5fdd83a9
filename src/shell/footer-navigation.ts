/** Where the mobile menu's button leads without scripts. */
export const footerNavigationId = "footer-navigation"
