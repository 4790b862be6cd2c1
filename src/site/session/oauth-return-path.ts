/** Where a social provider leads back to, on the site's own host. */
export const oauthReturnPath = '/oauth-return'
