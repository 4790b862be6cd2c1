import type { CountryCodes } from '@/contract/generated/gateway-types'
import type { Handler } from '@/sandbox/call/gateway-call'

/** Those in which the languages of the template are spoken, and where their speakers live. */
const countries = (
  'VN +84,TH +66,ID +62,MY +60,PH +63,SG +65,KH +855,LA +856,MM +95,BN +673,CN +86,HK +852,MO +853,TW +886,JP +81,' +
  'KR +82,IN +91,BD +880,NP +977,LK +94,PK +92,AE +971,TR +90,KZ +7,UZ +998,AU +61,NZ +64,US +1,CA +1,MX +52,' +
  'BR +55,GB +44,IE +353,FR +33,DE +49,ES +34,PT +351,IT +39,NL +31,PL +48,UA +380,ZA +27,NG +234,KE +254,' +
  'EG +20,SA +966,IQ +964,JO +962,KW +965,QA +974,BH +973,OM +968,LB +961,SY +963,YE +967,PS +970,MA +212,DZ +213,' +
  'TN +216,LY +218,SD +249,IR +98,AF +93,TJ +992,RU +7,BY +375,KG +996,MN +976,AT +43,CH +41,LI +423,BE +32,LU +352,' +
  'SN +221,CI +225,CM +237,CD +243,ML +223,GN +224,HT +509,AO +244,MZ +258,CV +238,TL +670,CY +357,SM +378,' +
  'AR +54,CO +57,PE +51,CL +56,VE +58,EC +593,BO +591,PY +595,UY +598,CR +506,PA +507,NI +505,HN +504,SV +503,GT +502,' +
  'CU +53,DO +1,PR +1'
)
  .split(',')
  .map((country) => country.split(' '))
  .map(([countryCode = '', countryDialingCode = '']) => ({ countryCode, countryDialingCode }))

export const countryCodes: Handler<CountryCodes> = () => countries
