/**
 * Inline script that preloads the texts of the visitor's stored language, where it differs from the page's. The
 * element's `data-texts` contains the addresses by language.
 */
export const earlyTextsScript =
  'try{for(let a of JSON.parse(document.currentScript.dataset.texts)[localStorage.hisLang]??[])document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as:"fetch",href:a,crossOrigin:""}))}catch{}'
