export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** px of the square that is sent; the server makes the smaller sizes. */
const side = 512;

/** The chosen part of a picture as a square JPEG. */
export async function cropImage(address: string, area: Area): Promise<Blob> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const paper = canvas.getContext('2d');
  paper?.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, side, side);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be cut.'))),
      'image/jpeg',
      0.9,
    );
  });
}
