/** A call that an inline script of the document starts, while the scripts that need it are still loading. */
export interface EarlyCall {
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly timeout: number
  /** Key in session storage for the answer. */
  readonly keptAs?: string
  /** Parameters of the page's address with which the page makes another call: this one is not started then. */
  readonly unless?: readonly string[]
  readonly pictures?: EarlyPictures
  readonly following?: FollowingCall
}

/** The list in the answer whose first pictures are shown early. */
interface EarlyPictures {
  /** Where the list is in the answer, and the picture's address in an item: the names that lead there. */
  readonly list: readonly string[]
  readonly image: readonly string[]
  /** How many are shown. */
  readonly count: number
  /** Parameters of the page's address with which it shows something else. */
  readonly unless?: readonly string[]
}

/** A call that is started with the first vendor of the lanes in an answer. */
export interface FollowingCall extends EarlyCall {
  /** Kind of games of the vendor. */
  readonly gameType: string
  /** Codes of the vendors that count. */
  readonly vendors: readonly string[]
}

/** Stands for the vendor's code in the address of a following call. */
export const vendorPlace = '-vendor-'

/** The CSS variable that holds one of the early pictures, as a background image. */
export const earlyPictureVariable = (index: number) => `--early-picture-${index}`

/** The CSS variable with the duration of a placeholder's movement, once it shows early pictures: it stands still. */
export const earlyStill = '--early-still'

interface Begun {
  readonly headers: EarlyCall['headers']
  /** Undefined when it failed: the call is then made again. */
  readonly answer: Promise<Response | undefined>
}

declare global {
  var earlyCalls: Record<string, Begun> | undefined
}

const showPictures = `p&&!has(p.unless)&&read(r).then(v=>at(v,p.list).slice(0,p.count).forEach((g,n)=>{let i=at(g,p.image),u=i&&new URL(i,location);if(!u||u.origin!==location.origin)return;if(!n)Object.assign(new Image,{fetchPriority:"high",src:u.href});let d=document.documentElement.style;d.setProperty("${earlyPictureVariable(0).slice(0, -1)}"+n,\`url("\${u.href}")\`);d.setProperty("${earlyStill}","0s")})).catch(()=>{});`

const startFollowing = `f&&!has(f.unless)&&read(r).then(v=>begin({...f,address:f.address.replace("${vendorPlace}",encodeURIComponent(v.value.data.lanes.flatMap(l=>l.cards).find(c=>c.gameType===f.gameType&&f.vendors.includes(c.vassalage)).vassalage))})).catch(()=>{});`

/**
 * Starts the calls listed in its `data-calls`, unless the visitor reads another language or the tab has the answer
 * cached. Pictures of this origin are shown at once; those of other hosts are checked by the scripts later.
 */
export const earlyCallsScript = `{let query=new URLSearchParams(location.search),has=(names=[])=>names.some(n=>query.has(n)),at=(v,path)=>path.reduce((v,n)=>v[n],v),read=r=>r.clone().json(),begin=({address:a,headers:h,timeout:t,keptAs:k,unless:s,pictures:p,following:f})=>{let l=h.language,o;try{l=localStorage.hisLang??l;o=k&&sessionStorage[k]}catch{}if(l===h.language&&!o&&!has(s))(globalThis.earlyCalls??={})[a]={headers:h,answer:fetch(a,{headers:h,credentials:"omit",signal:AbortSignal.timeout(t)}).then(r=>{${showPictures}${startFollowing}return r}).catch(()=>{})}};JSON.parse(document.currentScript.dataset.calls).forEach(begin)}`

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
