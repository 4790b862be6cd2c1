/** The path that a social provider redirects to, on the site's own host. */
export const oauthReturnPath = '/oauth-return'
