/**
 * Inline script of a prerendered page: has the browser load its tables of languages while the page waits for its
 * scripts. Otherwise the first number that these write takes a phone 100 ms.
 */
export const formatsScript = 'self.requestIdleCallback?.(()=>new Intl.NumberFormat)'
