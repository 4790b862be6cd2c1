import { checkLoaded } from '@/engine/check-merchants'
import { loadMerchants } from '@/engine/load-merchants'
import { merchantsRoot } from '@/engine/merchants-root'
const dir=process.argv[2]!
const root=merchantsRoot(dir)
const m=()=>{const c=process.cpuUsage();return (c.user+c.system)/1000}
const a=m(), ta=performance.now()
const set=loadMerchants(root)
const b=m(), tb=performance.now()
const r=checkLoaded(set)
const c=m(), tc=performance.now()
console.log(dir, r.merchants.length, r.diagnostics.length, 'load', (b-a).toFixed(1),(tb-ta).toFixed(1), 'check', (c-b).toFixed(1),(tc-tb).toFixed(1))
