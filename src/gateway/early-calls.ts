/** A call that a document begins itself, while the scripts are on their way that will ask for it. */
export interface EarlyCall {
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly timeout: number
  /** Where session storage keeps its answer. */
  readonly keptAs?: string
}

interface Begun {
  readonly headers: EarlyCall['headers']
  /** Undefined where it failed: then it is asked for again. */
  readonly answer: Promise<Response | undefined>
}

declare global {
  var earlyCalls: Record<string, Begun> | undefined
}

/** Makes the calls in its `data-calls`: unless the visitor reads another language, or the tab has the answer. */
export const earlyCallsScript =
  'for(const{address:a,headers:h,timeout:t,keptAs:k}of JSON.parse(document.currentScript.dataset.calls)){let l=h.language,o;try{l=localStorage.hisLang??l;o=k&&sessionStorage[k]}catch{}if(l===h.language&&!o)(globalThis.earlyCalls??={})[a]={headers:h,answer:fetch(a,{headers:h,credentials:"omit",signal:AbortSignal.timeout(t)}).catch(()=>{})}}'

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
