import type { Things } from '../../words/thing-words.ts';

export const money: Things = {
  taxes: [
    'impuestos?|declaración de la renta|agencia tributaria',
    'Mis recibos viven en una caja de zapatos.|Encontré el tique. Ya no pone nada.',
  ],
  credit: [
    'créditos? (?:personal(?:es)?|al consumo|rápidos?)|préstamos? (?:personal(?:es)?|bancarios?|hipotecarios?)|hipotecas?|tarjetas? de crédito|tipos de interés',
    'Mi tarjeta no pasó ni para un café.|Aún estoy pagando la tostadora.',
  ],
  shares: [
    'bolsa de valores|acciones en bolsa|bitcoin|criptomonedas?|criptodivisas?|ibex',
    'Yo tengo un bote de monedas.|Compré en lo más alto. Bonitas vistas.',
  ],
  insurance: [
    'seguros? (?:de (?:coche|auto|hogar|viaje|moto|mascotas)|médicos?|a todo riesgo)|aseguradoras?|pólizas?',
    'Me cubre todo. Menos lo que pasó.|Aún aseguro un móvil que perdí en 2017.',
  ],
  pension: [
    'jubilación|pensiones|planes de pensiones|edad de jubilación|jubilarse',
    'Me faltan 31 años. Y cuatro horas.|Ya practico. Me paro a mirar las obras.',
  ],
  blackFriday: [
    'black friday|cyber monday|prime day|rebajas|buen fin|hot sale|liquidación total',
    'Ahorré un 40 % en algo que no necesito.|Ya tengo dos freidoras de aire. Usé una.',
  ],
  voucher: [
    'cupones|cupón|tarjetas? regalo|vales? de descuento|códigos? (?:de descuento|promocional(?:es)?)|cheques? regalo|tarjetas? de fidelidad',
    'El mío es de una tienda que ahora es panadería.|Caducó ayer. Lo guardaba desde 2019.',
  ],
  saving: [
    'ahorrar|trucos? de ahorro|consejos de ahorro|ahorro doméstico|reto de ahorro|llegar a fin de mes con',
    'Ahorré en cafés. Luego compré la máquina.|Fui a pie por no gastar. Pasé por la pastelería.',
  ],
  cash: [
    'dinero en efectivo|pagos? en efectivo|pagar en efectivo|cajeros? automáticos?|bizum|pagos? (?:móvil(?:es)?|sin contacto)',
    'Soy quien cuenta céntimos en la caja.|Lo llevaba justo. En el otro abrigo.',
  ],
  lottery: [
    'loterías?|gordo de navidad|euromillones|la primitiva|bonoloto|quiniela|sorteo de navidad|décimos? de lotería|rifas?',
    'Acerté tres. Sumando todo el año.|Gané un jamón. Llevaba 40 papeletas.',
  ],
  auction: ['subastas?|subastad[oa]s?|ebay', 'Pujé contra mí. Y gané.|Solo me rasqué la nariz. Qué jarrón tan feo.'],
  fleaMarket: [
    'mercadillos?|rastrillos?|rastro de madrid|mercado de pulgas|segunda mano|wallapop|vinted',
    'Fui a vender. Volví con una lámpara.|Regateé mucho. Era mi tostadora.',
  ],
  selfCheckout: [
    'cajas? de autopago|autocobro|cajas? automáticas?|cajas rápidas|cajer[oa]s? de supermercado',
    'Me ha ganado un calabacín.|Pesé las peras como plátanos. Y vino alguien.',
  ],
  subscription: [
    'suscripciones|suscripción|prueba gratuita|cuotas? mensual(?:es)?',
    'Mi mes gratis acabó en 2021.|Pago tres que ni recuerdo. O cuatro.',
  ],
  returns: [
    'garantías? (?:legal|extendida|de (?:dos|tres) años)|devoluciones (?:gratis|online|de (?:compras|productos))|reembolsos?|tiques? de compra|tickets? de compra|periodo de garantía',
    'El tique estaba en la caja. La caja, en la basura.|Venció el martes. El miércoles se rompió.',
  ],
  mall: [
    'centros? comercial(?:es)?|grandes almacenes|escaleras mecánicas|el corte inglés',
    'Yo sé dónde está el banco de esperar.|Salí por otra puerta. Creo que es otro pueblo.',
  ],
  openingHours: [
    'horarios? (?:comercial(?:es)?|de apertura|de atención)|apertura dominical|abre en domingo|festivos de apertura',
    'Abren cuando trabajo. Cierran cuando llego.|Llegué a menos dos. La persiana, a menos tres.',
  ],
  flatHunting: [
    'alquileres|alquiler de (?:pisos|viviendas)|precio del alquiler|pisos? (?:de alquiler|en venta)|buscar piso|agentes? inmobiliarios?|inmobiliarias?|mercado inmobiliario|idealista',
    '«Coqueto» significa cocinar desde la cama.|Éramos cuarenta. Dije que era el fontanero.',
  ],
  supplyChain: [
    'cadenas? de suministro|desabastecimiento|problemas de suministro',
    'Mi sofá lleva en un barco desde marzo.|Lo último se lo llevó el de delante.',
  ],
  leasing: [
    'leasing|renting|financiación de coches|comprar a plazos|pagar a plazos',
    'De la batidora me quedan once cuotas.|Leí la letra pequeña. Ganó ella.',
  ],
  parcel: [
    'paquetes? de correos|paquetería|repartidor(?:es)?|envíos? (?:a domicilio|gratis|urgentes?|de paquetes)',
    'El mío lo tiene un vecino. Nadie sabe cuál.|Todo el día esperando. Llamaron estando yo en la ducha.',
  ],
  supermarket: [
    'supermercados?|mercadona|lidl|aldi|carrefour',
    'Yo solo venía por leche.|Mi cola era la corta. Hasta que llegué yo.',
  ],
};
