/** Code that the platform's own games have in place of a vendor's. */
export const ownVendor = 'INHOUSE'

/** Stands in the address of a lobby for the games of all vendors. No vendor has a code in small letters. */
export const allVendors = 'all'
