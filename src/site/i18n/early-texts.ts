/**
 * Begins to fetch what the page needs in the language that the visitor chose before, where it is another than the one
 * that it is drawn in. `data-texts` of its element has the addresses by language.
 */
export const earlyTextsScript =
  'try{for(let a of JSON.parse(document.currentScript.dataset.texts)[localStorage.hisLang]??[])document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as:"fetch",href:a,crossOrigin:""}))}catch{}'
