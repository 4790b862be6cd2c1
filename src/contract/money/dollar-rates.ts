/**
 * About how many units of a currency a dollar is, by ISO 4217 code: rounded, so that sums which are round in dong stay
 * round. No rate of exchange: for what is made up, such as the sums of the sandbox.
 */
const rates: Readonly<Record<string, number>> = {
  ...{ USD: 1, EUR: 1, GBP: 1, CHF: 1, CAD: 1, AUD: 1, NZD: 1, SGD: 1, BND: 1 },
  ...{ KWD: 1, BHD: 1, OMR: 1, JOD: 1, TND: 1, AZN: 1, GEL: 1 },
  ...{ CNY: 5, MYR: 5, BRL: 5, PLN: 5, AED: 5, SAR: 5, QAR: 5, ILS: 5, RON: 5, PEN: 5, HKD: 10, MOP: 10 },
  ...{ SEK: 10, NOK: 10, DKK: 10, MAD: 10, MXN: 20, ZAR: 20, CZK: 20, TWD: 25, THB: 25, TRY: 50, UAH: 50 },
  ...{ PHP: 50, EGP: 50, INR: 100, BDT: 100, NPR: 100, RUB: 100, JPY: 100, KES: 100, KGS: 100 },
  ...{ LKR: 250, PKR: 250, HUF: 250, AMD: 500, KZT: 500, KRW: 1000, ARS: 1000, CLP: 1000, NGN: 1000, IQD: 1000 },
  ...{ MNT: 2500, MMK: 2500, COP: 5000, KHR: 5000, UGX: 5000, PYG: 5000 },
  ...{ UZS: 12_500, IDR: 15_000, LAK: 20_000, VND: 25_000, IRR: 50_000 },
}

/** One without decimals and without a rate here is taken for one of small units, any other for a kind of dollar. */
export const dollarRate = ({ code, digits }: { readonly code: string; readonly digits?: number }): number =>
  rates[code] ?? (digits === 0 ? 25_000 : 1)
