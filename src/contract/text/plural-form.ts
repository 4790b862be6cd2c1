/** Suffix of a text key's plural form: `points_other` is a text for `points`. */
export const pluralForm = /_(zero|one|two|few|many|other)$/
