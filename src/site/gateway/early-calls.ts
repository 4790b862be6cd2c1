/** A call that a document begins itself, while the scripts are on their way that will ask for it. */
export interface EarlyCall {
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly timeout: number
  /** Where session storage keeps its answer. */
  readonly keptAs?: string
  /** The list of the answer whose first pictures the page shows, unless its address has this parameter. */
  readonly pictures?: { readonly list: string; readonly unless: string }
}

/** How many pictures of a list are shown before the scripts are there. */
export const earlyPictures = 3

/** The variable of the document that holds one of them, as a background. */
export const earlyPictureVariable = (index: number) => `--early-picture-${index}`

interface Begun {
  readonly headers: EarlyCall['headers']
  /** Undefined where it failed: then it is asked for again. */
  readonly answer: Promise<Response | undefined>
}

declare global {
  var earlyCalls: Record<string, Begun> | undefined
}

const showPictures = `.then(r=>(p&&!new URLSearchParams(location.search).has(p.unless)&&r.clone().json().then(({value:v})=>v[p.list].slice(0,${earlyPictures}).forEach(({image:i},n)=>{let u=i&&new URL(i,location);if(!u||u.origin!==location.origin)return;if(!n)Object.assign(new Image,{fetchPriority:"high",src:u.href});document.documentElement.style.setProperty("${earlyPictureVariable(0).slice(0, -1)}"+n,\`url("\${u.href}")\`)})).catch(()=>{}),r))`

/**
 * Makes the calls in its `data-calls`: unless the visitor reads another language, or the tab has the answer. Pictures
 * of this site are shown as they are found; those of other hosts are for the scripts to judge.
 */
export const earlyCallsScript = `for(const{address:a,headers:h,timeout:t,keptAs:k,pictures:p}of JSON.parse(document.currentScript.dataset.calls)){let l=h.language,o;try{l=localStorage.hisLang??l;o=k&&sessionStorage[k]}catch{}if(l===h.language&&!o)(globalThis.earlyCalls??={})[a]={headers:h,answer:fetch(a,{headers:h,credentials:"omit",signal:AbortSignal.timeout(t)})${showPictures}.catch(()=>{})}}`

/** Milliseconds of the page's life in which what it began is new. */
const freshFor = 30_000

/** The answer of a call that the document has begun, once and if it is the same call. */
export async function takeEarly(address: string, headers: Headers): Promise<Response | undefined> {
  const begun = globalThis.earlyCalls?.[address]
  if (begun === undefined) return undefined
  delete globalThis.earlyCalls?.[address]
  const isSame = JSON.stringify([...new Headers(begun.headers)]) === JSON.stringify([...headers])
  return isSame && performance.now() < freshFor ? begun.answer : undefined
}
