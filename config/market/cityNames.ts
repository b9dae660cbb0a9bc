import type { CityNames } from '../../src/domain/city/cityOfPlace.ts'

const spellings: ReadonlyArray<readonly [key: string, names: readonly string[]]> = [
  ['mumbai', ['Mumbai', 'Bombay', 'Navi Mumbai', 'Thane', 'मुंबई', 'मुम्बई']],
  [
    'delhi_NCR',
    [
      'Delhi NCR',
      'Delhi',
      'New Delhi',
      'Gurugram',
      'Gurgaon',
      'Noida',
      'Greater Noida',
      'Ghaziabad',
      'Faridabad',
      'दिल्ली',
      'नई दिल्ली',
    ],
  ],
  ['bangalore', ['Bangalore', 'Bengaluru', 'ಬೆಂಗಳೂರು', 'बेंगलुरु']],
  ['hyderabad', ['Hyderabad', 'Secunderabad', 'హైదరాబాద్', 'हैदराबाद']],
  ['chennai', ['Chennai', 'Madras', 'சென்னை']],
  ['ahmedabad', ['Ahmedabad', 'Amdavad', 'અમદાવાદ', 'अहमदाबाद']],
  ['jaipur', ['Jaipur', 'जयपुर']],
  ['pune', ['Pune', 'Poona', 'Pimpri', 'Pimpri Chinchwad', 'पुणे']],
  ['kolkata', ['Kolkata', 'Calcutta', 'Howrah', 'কলকাতা', 'कोलकाता']],
  ['surat', ['Surat', 'સુરત', 'सूरत']],
  ['lucknow', ['Lucknow', 'लखनऊ']],
  ['coimbatore', ['Coimbatore', 'Kovai', 'கோயம்புத்தூர்', 'கோவை']],
  ['indore', ['Indore', 'इंदौर']],
  ['nagpur', ['Nagpur', 'नागपूर', 'नागपुर']],
  ['chandigarh', ['Chandigarh', 'Mohali', 'Panchkula', 'चंडीगढ़', 'ਚੰਡੀਗੜ੍ਹ']],
  ['vadodara', ['Vadodara', 'Baroda', 'વડોદરા', 'वडोदरा']],
  ['ludhiana', ['Ludhiana', 'ਲੁਧਿਆਣਾ', 'लुधियाना']],
  ['kochi', ['Kochi', 'Cochin', 'Ernakulam', 'കൊച്ചി']],
  ['nashik', ['Nashik', 'Nasik', 'नाशिक']],
  ['visakhapatnam', ['Visakhapatnam', 'Vishakhapatnam', 'Vizag', 'విశాఖపట్నం']],
  ['kanpur', ['Kanpur', 'कानपुर']],
  ['dubai', ['Dubai', 'دبي']],
  ['sharjah', ['Sharjah', 'Al Sharjah', 'الشارقة']],
  ['istanbul', ['Istanbul', 'İstanbul']],
  ['dhaka', ['Dhaka', 'Dacca', 'ঢাকা']],
]

/**
 * The names that addresses use for the product's cities, in lower case. A lead belongs to the city that
 * it starts from.
 */
export const cityNames: CityNames = new Map(
  spellings.flatMap(([key, names]) => names.map((name) => [name.toLowerCase(), key] as const)),
)
