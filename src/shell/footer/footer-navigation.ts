/** Id of the footer's navigation, the menu button's target without JavaScript. */
export const footerNavigationId = "footer-navigation"
