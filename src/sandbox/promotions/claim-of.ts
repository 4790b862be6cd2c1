/** What is claimed of a promotion: once by an account. */
export const claimOf = (promotion: string): string => `promotion-${promotion}`
