import { checkLoaded } from '@/engine/check-merchants'
import { loadMerchants } from '@/engine/load-merchants'
import { merchantsRoot } from '@/engine/merchants-root'
import { Session } from 'node:inspector/promises'
const root=merchantsRoot('.cache/bench/tl/m80')
const set=loadMerchants(root)
const s=new Session(); s.connect(); await s.post('Profiler.enable'); await s.post('Profiler.setSamplingInterval',{interval:200}); await s.post('Profiler.start')
checkLoaded(set)
const {profile:p}=await s.post('Profiler.stop')
const self:Record<string,number>={}, tot:Record<string,number>={}
const byId=new Map(p.nodes.map(n=>[n.id,n])); const parent=new Map<number,number>(); p.nodes.forEach(n=>n.children?.forEach(c=>parent.set(c,n.id)))
p.samples!.forEach((id,i)=>{const d=p.timeDeltas![i]!; const name=(n:any)=>n.callFrame.functionName+' '+n.callFrame.url.split('/').slice(-2).join('/')+':'+n.callFrame.lineNumber; self[name(byId.get(id))]=(self[name(byId.get(id))]??0)+d; const seen=new Set<string>(); for(let x:number|undefined=id;x!==undefined;x=parent.get(x)){const k=name(byId.get(x)); if(!seen.has(k)){seen.add(k); tot[k]=(tot[k]??0)+d}}})
const top=(o:any)=>Object.entries(o).sort((a:any,b:any)=>b[1]-a[1]).slice(0,28).forEach(([k,v]:any)=>console.log((v/1000).toFixed(1),k))
top(self); console.log('---'); top(tot)
