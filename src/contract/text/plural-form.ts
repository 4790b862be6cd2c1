/** The end of a text key that is for one form of a number: `points_other` is a text for `points`. */
export const pluralForm = /_(zero|one|two|few|many|other)$/
