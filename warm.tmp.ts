import { checkLoaded } from '@/engine/check-merchants'
import { loadMerchants } from '@/engine/load-merchants'
import { merchantsRoot } from '@/engine/merchants-root'
const m=()=>{const c=process.cpuUsage();return (c.user+c.system)/1000}
const run=(dir:string)=>{const root=merchantsRoot(dir); const a=m(); const set=loadMerchants(root); const b=m(); checkLoaded(set); return [b-a, m()-b]}
const [,,x,y]=process.argv
for(let i=0;i<3;i++){ const p=run(x!), q=run(y!); console.log((q[0]!-p[0]!)/40, (q[1]!-p[1]!)/40)}
