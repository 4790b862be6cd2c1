import { checkMerchants } from './src/engine/checker/check-merchants.ts'
import { cpSync, mkdtempSync } from 'node:fs'
const dir = mkdtempSync('/tmp/me/prof-')
cpSync('merchants/base', dir+'/base', {recursive:true}); cpSync('merchants/lotus', dir+'/lotus', {recursive:true})
for (let i=0;i<(+process.argv[2]);i++) { const t=performance.now(); const r = checkMerchants(dir); console.log(Math.round(performance.now()-t), r.diagnostics.length) }
