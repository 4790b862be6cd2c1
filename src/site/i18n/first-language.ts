/** The language that `hisLang` has from the browser, which nobody chose; empty where somebody chose one. */
export const followedKey = 'hisLangFollowed'

/**
 * Inline script that stores the language of a first visit: the first of the browser's that the brand has, where it is
 * not the page's own. Two tags are one language when they are equal, or when their likely language and script are: a
 * reader of `tl` reads `fil-PH`, one of `zh-HK` reads `zh-TW` and not `zh-CN`. The element's `data-languages` lists code
 * and tag of each language, the page's own first.
 */
export const firstLanguageScript = `try{let s=localStorage,o=JSON.parse(document.currentScript.dataset.languages),n=t=>new Intl.Locale(t),m=t=>{let{language:l,script:c}=n(t).maximize();return l+c},f;if(!s.hisLang){for(let b of navigator.languages)f??=(o.find(([,t])=>n(t).baseName===n(b).baseName)??o.find(([,t])=>m(t)===m(b)))?.[0];if(f&&f!==o[0][0]){s.hisLang=f;s.${followedKey}=f}}}catch{}`

/**
 * Inline script of a page that has a language in its address: whoever comes there has chosen it. The element's
 * `data-language` is its code.
 */
export const addressLanguageScript = `try{let s=localStorage;s.hisLang=document.currentScript.dataset.language;s.${followedKey}=""}catch{}`
