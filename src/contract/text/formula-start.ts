/** Characters that start a formula in spreadsheets, in their full width too, as Japanese and Chinese ones take them. */
export const formulaStart = /[=+\-@\uff1d\uff0b\uff0d\uff20\t\r\n]/
