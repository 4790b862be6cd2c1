import type { CountryCodes } from '@/contract/generated/gateway-types'
import type { Handler } from '@/sandbox/call/gateway-call'

const countries = (
  'VN +84,TH +66,ID +62,MY +60,PH +63,SG +65,KH +855,LA +856,MM +95,BN +673,CN +86,HK +852,MO +853,TW +886,JP +81,' +
  'KR +82,IN +91,BD +880,NP +977,LK +94,PK +92,AE +971,TR +90,KZ +7,UZ +998,AU +61,NZ +64,US +1,CA +1,MX +52,' +
  'BR +55,GB +44,IE +353,FR +33,DE +49,ES +34,PT +351,IT +39,NL +31,PL +48,UA +380,ZA +27,NG +234,KE +254'
)
  .split(',')
  .map((country) => country.split(' '))
  .map(([countryCode = '', countryDialingCode = '']) => ({ countryCode, countryDialingCode }))

export const countryCodes: Handler<CountryCodes> = () => countries
