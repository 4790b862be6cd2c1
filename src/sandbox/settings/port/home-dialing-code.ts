/** The country calling code of numbers sent without one. */
export const homeDialingCode = '+84'
