import('hathi/domain/phone/mobileNumber').catch(({ code }) => console.log(code))
