/** A call that an inline script of the document starts, while the scripts that need it are still loading. */
export interface EarlyCall {
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly timeout: number
  /** Key in session storage for the answer. */
  readonly keptAs?: string
  /** The list in the answer whose first pictures are shown early, unless the page's address has this parameter. */
  readonly pictures?: { readonly list: string; readonly unless: string }
}

/** How many pictures of a list are shown before the scripts have loaded. */
export const earlyPictures = 3

/** The CSS variable that holds one of these pictures, as a background image. */
export const earlyPictureVariable = (index: number) => `--early-picture-${index}`

interface Begun {
  readonly headers: EarlyCall['headers']
  /** Undefined when it failed: the call is then made again. */
  readonly answer: Promise<Response | undefined>
}

declare global {
  var earlyCalls: Record<string, Begun> | undefined
}

const showPictures = `.then(r=>(p&&!new URLSearchParams(location.search).has(p.unless)&&r.clone().json().then(({value:v})=>v[p.list].slice(0,${earlyPictures}).forEach(({image:i},n)=>{let u=i&&new URL(i,location);if(!u||u.origin!==location.origin)return;if(!n)Object.assign(new Image,{fetchPriority:"high",src:u.href});document.documentElement.style.setProperty("${earlyPictureVariable(0).slice(0, -1)}"+n,\`url("\${u.href}")\`)})).catch(()=>{}),r))`

/**
 * Starts the calls listed in its `data-calls`, unless the visitor reads another language or the tab has the answer
 * cached. Pictures of this origin are shown at once; those of other hosts are checked by the scripts later.
 */
export const earlyCallsScript = `for(const{address:a,headers:h,timeout:t,keptAs:k,pictures:p}of JSON.parse(document.currentScript.dataset.calls)){let l=h.language,o;try{l=localStorage.hisLang??l;o=k&&sessionStorage[k]}catch{}if(l===h.language&&!o)(globalThis.earlyCalls??={})[a]={headers:h,answer:fetch(a,{headers:h,credentials:"omit",signal:AbortSignal.timeout(t)})${showPictures}.catch(()=>{})}}`

/** Milliseconds after the page's start for which an early answer counts as fresh. */
const freshFor = 30_000

/** Returns the answer of a call that the document has started, once, if the same call is made. */
export async function takeEarlyAnswer(address: string, headers: Headers): Promise<Response | undefined> {
  const begun = globalThis.earlyCalls?.[address]
  if (begun === undefined) return undefined
  delete globalThis.earlyCalls?.[address]
  const isSame = JSON.stringify([...new Headers(begun.headers)]) === JSON.stringify([...headers])
  return isSame && performance.now() < freshFor ? begun.answer : undefined
}
