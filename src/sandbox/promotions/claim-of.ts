/** Id of the claim on a promotion, which an account can make once. */
export const claimOf = (promotion: string): string => `promotion-${promotion}`
