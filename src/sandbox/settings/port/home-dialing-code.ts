/** The code that a number has when none is sent along. */
export const homeDialingCode = '+84'
