/** The vendor code of the platform's own games. */
export const ownVendor = 'INHOUSE'

/** Used in a lobby's URL for the games of all vendors. No vendor has a code in lower case. */
export const allVendors = 'all'
