/** « d’Albatros », « de Fokker ». A code, as « A6M2 », is read letter by letter, and so are names in capitals. */
export const de = (name: string): string => (/^[aeiouàâéèêîô]\p{Ll}/iu.test(name) ? `d’${name}` : `de ${name}`);
